const lost = new Set<HTMLLinkElement>();

/** Remembers failed style sheets, because the bundler's loader requests each only once. */
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

/** Requests failed style sheets again, so that no part renders without its styles. */
export async function mendStyles(): Promise<void> {
  const links = [...lost];
  lost.clear();
  await Promise.all(links.map(fetched));
}
