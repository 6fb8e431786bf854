import { useParams } from 'react-router-dom';
import { useMe } from '../../../lib/session/session.ts';
import { Mine } from './Mine.tsx';
import { Verify } from './Verify.tsx';

/** `/certificates/{code}` verifies a certificate for anyone. Without a code, lists the member's certificates. */
export function CertificateScreen() {
  const { code } = useParams();
  const me = useMe() ?? null;
  return code ? <Verify key={code} code={code} /> : <Mine me={me} />;
}
