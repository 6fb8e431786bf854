export { WelcomeScreen as Component } from '../features/onboarding/WelcomeScreen.tsx';
