import { useParams } from 'react-router-dom';
import { useMe } from '../../../lib/session/session.ts';
import { Mine } from './Mine.tsx';
import { Verify } from './Verify.tsx';

/** `/certificates/{code}`: whether a certificate is genuine, for anybody; without a code, one's own. */
export function CertificateScreen() {
  const { code } = useParams();
  const me = useMe() ?? null;
  return code ? <Verify key={code} code={code} /> : <Mine me={me} />;
}
