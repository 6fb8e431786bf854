import type { Language } from '../../platform/texts/texts.ts';

/** A picture as its provider has it. */
export interface ProviderPicture {
  /** `https://…` on one of the provider's hosts, or `builtin:NAME`. */
  address: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface ProviderGif {
  title: string;
  full: ProviderPicture;
  tiny: ProviderPicture;
}

export interface ProviderCategory {
  /** Shown, and searched for when it is chosen. */
  name: string;
  picture: ProviderPicture;
}

/** Where GIFs come from (decisions 12). Adapters answer what does not fit by leaving it out. */
export interface GifProvider {
  categories(language: Language): Promise<ProviderCategory[]>;
  /** Best match first, at most `limit`. */
  search(tag: string, limit: number, language: Language): Promise<ProviderGif[]>;
}

export const GIF_PROVIDER = Symbol('gif provider');
