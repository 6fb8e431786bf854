import { Invitation } from '../features/auth/Invitation.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

export function Component() {
  return (
    <>
      <Invitation />
      <LanguageSwitch />
    </>
  );
}
