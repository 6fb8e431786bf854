import { Claim } from '../features/auth/Claim.tsx';
import { LanguageSwitch } from '../features/auth/LanguageSwitch.tsx';

export function Component() {
  return (
    <>
      <Claim />
      <LanguageSwitch />
    </>
  );
}
