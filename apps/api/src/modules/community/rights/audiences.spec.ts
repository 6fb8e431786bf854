import fc from 'fast-check';
import { tokensOfViewer } from '../../../platform/audiences/tokens.ts';
import { guest } from '../../../platform/http/viewer.ts';
import { boardAudience } from './audiences.ts';
import { canRead } from './policies.ts';

const AUDIENCES = ['guest', 'member', 'moderator', 'admin'] as const;
const levels = fc.subarray([1, 2, 3]);
const PLACE = 'group:7';

describe('what opens a board', () => {
  it('is held by whoever may read it, and by nobody else', () => {
    const viewers = fc
      .record({ role: fc.constantFrom(...AUDIENCES), levels, isIn: fc.boolean() })
      .map(({ role, levels: held, isIn }) => ({
        // A guest holds no level.
        ...{ ...guest('test'), role, id: role === 'guest' ? null : 7, levels: role === 'guest' ? [] : held },
        places: role !== 'guest' && isIn ? [PLACE] : [],
      }));
    const own = fc.record({ readBy: fc.constantFrom(...AUDIENCES), levelIds: levels, homepage: fc.boolean() });
    const boards = fc.oneof(
      own.map((board) => ({ ...board, place: null, placeClosed: false })),
      fc
        .record({ readBy: fc.constantFrom('guest' as const, 'member' as const), placeClosed: fc.boolean() })
        .map((board) => ({
          ...board,
          ...{ levelIds: [], homepage: true, place: PLACE },
        })),
    );
    fc.assert(
      fc.property(viewers, boards, (viewer, board) => {
        const held = tokensOfViewer(viewer);
        expect(boardAudience(board).some((token) => held.includes(token))).toBe(canRead(viewer, board));
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
