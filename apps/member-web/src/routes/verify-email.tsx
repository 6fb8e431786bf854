import { VerifyEmail } from '../features/auth/VerifyEmail.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

export function Component() {
  return (
    <>
      <VerifyEmail />
      <LanguageSwitch />
    </>
  );
}
