/** The pictures of the product on its page, in their order; each lies in `pictures` of what a language publishes, light and dark. */
export const PICTURES = ['overview', 'turnover', 'people'] as const;
export type PictureName = (typeof PICTURES)[number];

/** Pixels. */
export const [PICTURE_WIDTH, PICTURE_HEIGHT] = [1280, 800] as const;
