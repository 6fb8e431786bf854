/*
 * Runs before the first paint, so that a chosen colour scheme and language stand from the first frame, and then makes the app one
 * that can be installed. A file of its own:
 * the Content-Security-Policy allows no inline script. Keys as in src/ui/style/color-scheme.ts and src/lib/i18n/language.ts.
 */
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = root.getAttribute('data-language');
  try {
    scheme = localStorage.getItem('lyceum.scheme');
    language = localStorage.getItem('lyceum.language') || language || localStorage.getItem('lyceum.language.member');
  } catch {
    // Storage may be refused; the member's, the system's and the browser's choice stand then.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);
  // Said before the app is there; src/features/announcements/install.ts uses it.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.lyceumInstall = event;
  });
  addEventListener('load', function () {
    navigator.serviceWorker?.register('/sw.js').catch(function () {
      // Where a browser allows none, the app is not kept for a lost connection, and does everything else.
    });
  });
  // The rendered screen shows before the app runs. A click on one of its buttons waits until then.
  var early = null;
  addEventListener(
    'click',
    function (event) {
      var rendered = document.querySelector('#root[data-now]');
      var button = rendered && event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      if (!early) {
        new MutationObserver(function (_, observer) {
          observer.disconnect();
          var clicked = early;
          early = null;
          clicked.click();
        }).observe(rendered, { attributeFilter: ['data-now'] });
      }
      early = button;
    },
    true,
  );
  root.lang = language || (/^nl\b/i.test(navigator.language) ? 'nl' : 'en');
})();
