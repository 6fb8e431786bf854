import { VerifyEmail } from '../features/auth/VerifyEmail.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

/** Screen of the link that confirms an e-mail address. */
export function Component() {
  return (
    <>
      <VerifyEmail />
      <LanguageSwitch />
    </>
  );
}
