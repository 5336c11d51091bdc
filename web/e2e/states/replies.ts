import type { ErrorCode } from '@city-genie/contracts/error/codes';
import type { ErrorReply } from '@city-genie/contracts/error/reply';
import type { RouteReply } from '@city-genie/contracts/route';
import type { searchCityRoute } from '@city-genie/contracts/search/routes';
import type { Page } from '@playwright/test';
import { stub } from '../stubs.js';

/** Replies that the services give rarely, or not within a test's time; the browser receives them instead of the real ones. */

/** An error reply in the form of the services. */
export async function refuse(page: Page, address: string, status: number, code: ErrorCode, message: string): Promise<void> {
  const json: ErrorReply = { success: false, code, message, requestId: 'e2e' };
  await stub(page, address, { status, json });
}

/** A refusal that is about fields of a form. */
export async function refuseFields(page: Page, address: string, fields: Record<string, string>): Promise<void> {
  const json: ErrorReply = { success: false, code: 'validation_failed', message: 'Please check', fields, requestId: 'e2e' };
  await stub(page, address, { status: 400, json });
}

export async function answer(page: Page, address: string, json: object): Promise<void> {
  await stub(page, address, { json });
}

/** Never answers requests to this address, so that the site runs into its own timeout. */
export async function neverAnswer(page: Page, address: string): Promise<void> {
  await stub(page, address, 'never');
}

export type Search = RouteReply<typeof searchCityRoute>;

/** Modifies the service's plans of Paris. */
export async function changePlans(page: Page, change: (reply: Search) => Search): Promise<void> {
  await stub(page, '**/api/paris/search', async ({ url, body }) => {
    const origin = new URL(url).origin;
    const response = await page.request.post(url, { data: body, headers: { 'content-type': 'application/json', origin } });
    const reply: Search = await response.json();
    return { json: change(reply) };
  });
}
