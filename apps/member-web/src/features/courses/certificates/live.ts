import { useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { certificateKeys } from '../queries/certificates.query.ts';

/** Refetches certificates when one is issued or withdrawn (part 3 §7). */
export function useLiveCertificates(memberId: number | undefined): void {
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: certificateKeys.all });
  useLive(memberId === undefined ? [] : [channels.messages(memberId)], {
    certificate: again,
    'certificate-withdrawn': again,
  });
}
