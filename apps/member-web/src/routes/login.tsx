import { AuthScreen } from '../features/auth/AuthScreen.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

/** Login and registration screen. */
export function Component() {
  return (
    <>
      <AuthScreen />
      <LanguageSwitch />
    </>
  );
}
