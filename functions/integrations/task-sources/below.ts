/** An address below that of a service, which may itself lie below others: `https://company.ru/youtrack`. */
export function below(place: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(place);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  url.search = new URLSearchParams(query).toString();
  return url;
}
