import { ResetPassword } from '../features/auth/ResetPassword.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

export function Component() {
  return (
    <>
      <ResetPassword />
      <LanguageSwitch />
    </>
  );
}
