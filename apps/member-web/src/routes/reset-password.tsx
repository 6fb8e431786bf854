import { ResetPassword } from '../features/auth/ResetPassword.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

/** Screen of the link that resets a password. */
export function Component() {
  return (
    <>
      <ResetPassword />
      <LanguageSwitch />
    </>
  );
}
