import { Injectable } from '@nestjs/common';
import { type Queryable, Refusal } from '@lyceum/kernel';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { Media } from '../media/index.ts';
import { settingsText } from './settings.texts.ts';

/** The logo is shown before login, so everyone may see it. */
const COMMUNITY = { kind: 'community', id: 1, isPublic: true };

/** The logo of the community, as an upload. */
@Injectable()
export class Logos {
  constructor(private readonly media: Media) {}

  /**
   * Attaches the viewer's upload as the logo and releases the previous one. `null` removes the logo.
   * Returns its address, or an empty text for none.
   * @throws {Refusal} `invalid` if the upload is not a picture.
   */
  async take(tx: Queryable, viewer: MemberViewer, uuid: string | null): Promise<string> {
    const [logo] = await this.media.attach(tx, viewer, uuid === null ? [] : [uuid], COMMUNITY);
    if (logo && logo.width === null) throw Refusal.invalid('logo_uuid', settingsText('logo.picture'));
    await this.media.release(tx, COMMUNITY, logo ? [logo.id] : []);
    return logo?.address ?? '';
  }
}
