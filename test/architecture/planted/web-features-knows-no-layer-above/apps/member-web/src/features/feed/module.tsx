export const load = () => import('../../routes/home.ts');
