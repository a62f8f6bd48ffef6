import { drawBody, drawn } from '#contract/domain/draw-blocks.ts';
import { readTopic } from '../catalogue/catalogue.ts';
import { addressOf } from './addresses.ts';
import { articleHtml, surroundingsOf } from './article-parts.ts';
import type { About } from './head-parts.ts';
import type { Reader } from './heads.ts';

/** A topic with its words. */
export async function aboutTopic(ctx: Reader, id: number): Promise<About | undefined> {
  const topic = await readTopic({ ...ctx, actor: undefined }, id);
  if (!topic) return undefined;
  const { title, image, language } = topic;
  const place = { page: 'topic', query: { id: String(topic.id) } } as const;
  const description = topic.description || title;
  const lang = language === 'en' ? 'en' : 'zh-CN';
  const body = drawBody(topic.body, surroundingsOf(ctx, topic));
  return {
    place,
    title,
    description,
    image,
    type: 'website',
    body: articleHtml(ctx.language, [
      drawn('h1', title),
      drawn('p', topic.description),
      ...(language === ctx.language ? body : [{ ...drawn('div', ...body), attributes: { lang } }]),
    ]),
    data: {
      '@type': 'CollectionPage',
      name: title,
      description,
      url: addressOf(ctx.config.publicUrl, place),
      primaryImageOfPage: { '@type': 'ImageObject', contentUrl: image },
      mainEntity: { '@type': 'ItemList', numberOfItems: topic.count },
    },
  };
}
