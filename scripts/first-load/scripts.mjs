/** How much JavaScript that is, as gzip: what is promised is reckoned so, whatever the browser was sent. */
export async function gzippedScripts(files) {
  const addresses = files.filter(({ kind }) => kind === 'Script').map(({ url }) => url);
  const sizes = await Promise.all(addresses.map(gzippedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function gzippedSize(url) {
  // Given by hand, so that what comes is not unpacked.
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(answer.headers.get('content-length'));
}
