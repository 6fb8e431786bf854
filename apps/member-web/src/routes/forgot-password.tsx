import { ForgotPassword } from '../features/auth/ForgotPassword.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

export function Component() {
  return (
    <>
      <ForgotPassword />
      <LanguageSwitch />
    </>
  );
}
