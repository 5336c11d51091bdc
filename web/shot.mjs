import { chromium } from 'playwright';
const [base, out, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }) });
for (const path of paths) for (const [w, h] of [[360, 740], [768, 1024], [1440, 900]]) for (const scheme of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: scheme });
  await page.goto(base + path); await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}/${path.replaceAll('/', '_')}-${w}-${scheme}.png`, fullPage: true });
  await page.close();
}
await browser.close();
