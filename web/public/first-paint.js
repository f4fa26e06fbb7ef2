// What must hold from the first paint on; a file of its own because inline scripts are not allowed.
(function () {
  var scheme = null;
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value');
    // Whoever has a session is no guest: the landing shows neither their name nor the ways of a guest until it knows.
    document.documentElement.toggleAttribute('data-unknown-visitor', Boolean(localStorage.getItem('access_token')));
  } catch {
    // Private mode without storage: follow the system.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
