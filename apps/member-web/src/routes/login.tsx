import { AuthScreen } from '../features/auth/AuthScreen.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

export function Component() {
  return (
    <>
      <AuthScreen />
      <LanguageSwitch />
    </>
  );
}
