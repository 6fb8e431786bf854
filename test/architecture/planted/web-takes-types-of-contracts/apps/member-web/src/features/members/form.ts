// @ts-nocheck the compiler looks into the real libraries, not into the planted ones
export const schema = () => import('@lyceum/contracts/identity');
