import { Invitation } from '../features/auth/Invitation.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

/** Screen of an invitation link. */
export function Component() {
  return (
    <>
      <Invitation />
      <LanguageSwitch />
    </>
  );
}
