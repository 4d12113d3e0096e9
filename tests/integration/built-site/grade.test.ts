/**
 * The grade of headers falls with what is wrong.
 */
import { describe, expect, test } from 'vitest';
import { observatoryGrade } from '../../support/site/observatory.ts';

describe('the grade of headers', () => {
  const headers = {
    'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=31536000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const score = (changed: Record<string, string> = {}, scripts: string[] = ['/a.js']) =>
    observatoryGrade(new Headers({ ...headers, ...changed }), scripts).score;

  test('is an A+ for a strict page, and an F without any', () => {
    expect(score()).toBe(115);
    expect(observatoryGrade(new Headers(), []).score).toBe(30);
  });

  test.each([
    ['Content-Security-Policy', "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'"],
    ['Content-Security-Policy', "default-src 'self'; script-src https:; frame-ancestors 'none'"],
    ['Content-Security-Policy', "default-src 'self'; img-src http://a.example"],
    ['Strict-Transport-Security', 'includeSubDomains'],
  ])('%s: %s costs the A+', (name, value) => {
    expect(score({ [name]: value })).toBeLessThan(100);
  });

  test('falls with a script of another site', () => {
    expect(score({}, ['https://elsewhere.example/a.js'])).toBeLessThan(score());
  });
});
