import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';

const headers = { 'accept-language': 'en-GB,en;q=0.9' };

describe('whoever asks in English', () => {
  it('is told in English what is wrong with a form', async () => {
    const body = { first_name: ' ', last_name: 'Smith', email: 'anna', password: 'short', password_confirm: 'other' };
    const { status, body: refusal } = await request(auth.register, { headers, body });
    expect(status).toBe(422);
    expect(refusal.errors).toEqual([
      { path: 'first_name', message: 'First name is required' },
      { path: 'email', message: 'Enter a valid email' },
      { path: 'password', message: 'The password must be at least 8 characters' },
      { path: 'password_confirm', message: 'The passwords do not match' },
    ]);
  });
});
