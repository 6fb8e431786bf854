/*
 * Runs before the first paint, so that a chosen colour scheme stands from the first frame. A file of its own: the
 * Content-Security-Policy allows no inline script. The key is the member app's, as in src/theme/scheme.ts.
 */
(function () {
  var scheme = null;
  try {
    scheme = localStorage.getItem('lyceum.scheme');
  } catch {
    // Storage may be refused; the system's choice stands then.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-scheme', scheme);
})();
