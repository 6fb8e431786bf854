const lost = new Set<HTMLLinkElement>();

/** The build's own loader asks for the style sheet of a part once: one that did not come is to be remembered. */
export const watchStyles = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    true,
  );

const fetched = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => resolve());
    link.replaceWith(fresh);
  });

/** Asks for those that are missing once more: a part never stands without its style. */
export async function mendStyles(): Promise<void> {
  const links = [...lost];
  lost.clear();
  await Promise.all(links.map(fetched));
}
