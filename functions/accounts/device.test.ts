import { expect, it } from 'vitest';
import { deviceName, deviceOf } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`, 'Edge, Windows'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S911B) ${WEBKIT} Chrome/150.0.0.0 YaBrowser/26.9 Mobile Safari/537.36`,
    'Yandex Browser, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.7; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, Linux'],
  ['curl/8.9.1', null],
  ['', null],
  ['<script>alert(1)</script> Firefox/1', 'Firefox'],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it.each([
  ['Yandex Browser, Android', 'Яндекс Браузер, Android'],
  ['Chrome, Windows', 'Chrome, Windows'],
])('calls %s by its name in the language', (device, name) => {
  expect(deviceName(device)).toBe(name);
});
