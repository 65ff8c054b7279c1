import { expect, test } from 'vitest';
import { requireAlertMarkup } from './alert-markup.ts';

test.each([
  'OK',
  '<div class="swal2-icon-content">!</div>',
  '<div aria-labelledby="swal2-title" class="swal2-popup" tabindex="-1"><img class="swal2-image" /></div>',
  '<input type="file" class="swal2-file" />',
])('accepts markup of the alerts: %s', (html) => {
  expect(requireAlertMarkup(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x">',
  '<img class="a" onerror="alert(1)">',
  '<div style="position:fixed">',
  '<a href="javascript:alert(1)">x</a>',
  '<div class="a" id="b"onclick=alert(1)>',
  '<div class="&quot;">',
  '<svg><g/></svg>',
  '<!-- x -->',
  '&lt;b&gt;',
])('rejects other markup: %s', (html) => {
  expect(() => requireAlertMarkup(html)).toThrow(TypeError);
});
