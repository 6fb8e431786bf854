import type { gifs } from '@lyceum/contracts';
import type { Language } from '../../platform/texts/texts.ts';

/** A picture with its address at the provider. */
export interface ProviderPicture {
  /** `https://…` on one of the provider's hosts, or `builtin:NAME`. */
  address: string;
  /** In pixels. */
  width: number;
  height: number;
}

export interface ProviderGif {
  title: string;
  full: ProviderPicture;
  tiny: ProviderPicture;
}

export interface ProviderCategory {
  /** The label. It is also the search text when a member chooses the category. */
  name: string;
  picture: ProviderPicture;
}

/** A source of GIFs (decisions 12). Adapters leave out entries that do not have the expected format. */
export interface GifProvider {
  /** The service whose mark the panel shows, as its terms ask for. Null for our own pictures. */
  readonly name: gifs.GifService | null;
  categories(language: Language): Promise<ProviderCategory[]>;
  /** Best match first, at most `limit`. */
  search(tag: string, limit: number, language: Language): Promise<ProviderGif[]>;
}

export const GIF_PROVIDER = Symbol('gif provider');
