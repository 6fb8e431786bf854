import { AsyncLocalStorage } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import type { Rendering, RenderRequest } from '@lyceum/contracts/first-page';

type Render = (request: RenderRequest) => Promise<Rendering | null>;
interface Bundle {
  createRenderer(visits: AsyncLocalStorage<unknown>): Render;
}

let loading: Promise<Render> | null = null;

async function load(bundle: string): Promise<Render> {
  const { createRenderer } = (await import(pathToFileURL(bundle).href)) as Bundle;
  return createRenderer(new AsyncLocalStorage());
}

/** Renders a document in this thread with the member app's bundle. */
export async function render({
  bundle,
  request,
}: {
  bundle: string;
  request: RenderRequest;
}): Promise<Rendering | null> {
  return (await (loading ??= load(bundle)))(request);
}

/** Loads the bundle. */
export const warm = async (bundle: string): Promise<void> => void (await (loading ??= load(bundle)));
