import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { useState } from 'react';
import type { Me } from '../../lib/session/session.ts';
import { wants } from './onboarding.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';

/** Onboarding dialogs in sequence. A dialog closed without an answer returns on the next visit. */
export function Onboarding({ me }: { me: Me }) {
  const [closed, setClosed] = useState(false);
  const wanted = wants(me);
  if (closed) return null;
  const close = () => setClosed(true);
  return wanted === 'profile' ? <ProfileDialog me={me} onClose={close} /> : <PasswordDialog me={me} onClose={close} />;
}

export default Onboarding;
