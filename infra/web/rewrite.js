// The distribution's viewer-request function (cloudfront-js-2.0): which file answers a page's address.
// Plain ES5-like JavaScript without imports: the edge runs this file as it is, behind `var publicPages` (rewrite.ts).
function handler(event) {
  var request = event.request;
  var page = request.uri.replace(/\/$/, '') || '/';
  if (Object.prototype.hasOwnProperty.call(publicPages, page)) {
    request.uri = publicPages[page];
  } else if (/^\/(app\/poll\/[^/]+\/anonymous\/[^/]+\/take|p\/[^/]+)\/?$/.test(request.uri)) {
    // The respondents' pages are entries of their own. Tested first: a token may hold a dot.
    request.uri = '/poll.html';
  } else if (/^\/s\/[^/]+\/?$/.test(request.uri)) {
    request.uri = '/survey.html';
  } else if (/^\/r\/[^/]+\/?$/.test(request.uri)) {
    request.uri = '/report.html';
  } else if (!/\.[A-Za-z0-9]+$/.test(request.uri)) {
    request.uri = '/index.html';
  }
  return request;
}
