import { clausesOf } from '#contract/domain/agreement.ts';

interface Props {
  body: string;
  /** Level of the headings. */
  heading: 'h2' | 'h3' | 'h4';
}

/** The clauses of an agreement. Each is an anchor, counted from 1. */
export function Clauses({ body, heading: Heading }: Props) {
  return clausesOf(body).map(({ heading, paragraphs }, place) => (
    <section key={heading} id={`clause-${place + 1}`}>
      <Heading>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
