// The distribution's viewer-request function (cloudfront-js-2.0): which file answers a page's address, in which language.
// Plain ES5-like JavaScript without imports: the edge runs this file as it is, behind what rewrite.ts puts before it.
function handler(event) {
  var request = event.request;
  var prefix = /^\/([a-z]{2})(?=\/|$)/.exec(request.uri);
  var named = prefix && languages.indexOf(prefix[1]) !== -1 ? prefix[1] : null;
  // The reader has asked for this one, whatever the address says.
  var asked = request.querystring.lang;
  var chosen = asked && languages.indexOf(asked.value) !== -1 ? asked.value : null;
  // What has a name of its own is no page: `/en/` holds pages alone.
  var address = named === null ? request.uri : request.uri.slice(named.length + 1) || '/';
  var page = address.replace(/\/$/, '') || '/';
  if (Object.prototype.hasOwnProperty.call(publicPages, page)) {
    // A public page has one language an address, whoever looks for it.
    request.uri = folderOf(named || languages[0]) + publicPages[page];
    return request;
  }
  var file = fileOf(address);
  // The files of the first language lie at the root.
  if (file === null && named === languages[0]) request.uri = address;
  if (file !== null) request.uri = folderOf(chosen || named || wanted(request.headers['accept-language'])) + file;
  return request;
}

/** The document of an address; null where it names a file itself. */
function fileOf(address) {
  // The respondents' pages are entries of their own. Tested first: a token may hold a dot.
  if (/^\/(app\/poll\/[^/]+\/anonymous\/[^/]+\/take|[pc]\/[^/]+|c)\/?$/.test(address)) return '/poll.html';
  if (/^\/s\/(c\/)?[^/]+\/?$/.test(address)) return '/survey.html';
  if (/^\/k\/[^/]+\/?$/.test(address)) return '/kiosk.html';
  if (/^\/r\/[^/]+\/?$/.test(address)) return '/report.html';
  if (/^\/d\/[^/]+\/?$/.test(address)) return '/dialogue.html';
  if (/^\/verify\/[^/]+\/?$/.test(address)) return '/verify.html';
  return /\.[A-Za-z0-9]+$/.test(address) ? null : '/index.html';
}

/** Where the documents of a language lie; those of the first lie at the root. */
function folderOf(language) {
  return language === languages[0] ? '' : '/' + language;
}

/** The language a browser wants most of those there are; the first without any. */
function wanted(header) {
  var best = languages[0];
  var weight = 0;
  var ranges = header ? header.value.toLowerCase().split(',') : [];
  for (var i = 0; i < ranges.length; i++) {
    var parts = ranges[i].trim().split(';');
    var quality = parts[1] ? Number(parts[1].replace(/^\s*q=/, '')) : 1;
    if (quality > weight && languages.indexOf(parts[0].slice(0, 2)) !== -1 && /^[a-z]{2}(-|$)/.test(parts[0])) {
      best = parts[0].slice(0, 2);
      weight = quality;
    }
  }
  return best;
}
