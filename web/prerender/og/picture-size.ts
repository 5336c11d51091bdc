/** The size that Open Graph readers show without cropping (https://ogp.me, 1.91 to 1). */
export const pictureSize = { width: 1200, height: 630 } as const;
