import { Claim } from '../features/auth/Claim.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

/** Screen to claim the administration of a new installation. */
export function Component() {
  return (
    <>
      <Claim />
      <LanguageSwitch />
    </>
  );
}
