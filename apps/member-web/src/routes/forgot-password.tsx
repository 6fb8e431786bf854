import { ForgotPassword } from '../features/auth/ForgotPassword.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

/** Screen to request a password reset. */
export function Component() {
  return (
    <>
      <ForgotPassword />
      <LanguageSwitch />
    </>
  );
}
