import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SearchOffers, WHOLE } from '../../../platform/search/search-offers.ts';
import type { BoardEvent } from '../boards/board.events.ts';
import { BoardQueries } from '../boards/board.queries.ts';
import { knownBoardToken } from '../rights/audiences.ts';

const words = ({ name, description }: { name: string; description: string }) => ({ title: name, body: description });

/** Search for boards, including locked ones. Viewers who know of a board can find it. */
@Injectable()
export class BoardSearch implements OnModuleInit {
  constructor(
    private readonly offers: SearchOffers,
    private readonly boards: BoardQueries,
  ) {}

  onModuleInit(): void {
    this.offers.offers<BoardEvent>({
      model: 'boards',
      documents: {
        // Search finds a group or event directly, not through its board.
        BoardCreated: ({ data, occurredAt }) =>
          data.place
            ? []
            : {
                is: 'written',
                id: data.board_id,
                ...words(data),
                at: occurredAt,
                audience: [knownBoardToken(data.board_id)],
              },
        BoardChanged: ({ data }) =>
          data.place ? [] : { is: 'reworded', id: data.board_id, part: WHOLE, ...words(data) },
      },
      show: async (viewer) => new Map((await this.boards.list(viewer)).map((board) => [board.id, board])),
    });
  }
}
