import { Link } from 'react-router';
import type { TopicItem } from '#contract/calls/catalogue.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/material/picture.tsx';
import classes from './topic-tile.module.css';

/** A topic as a picture with its name. */
export function TopicTile({ topic, eager = false }: { topic: TopicItem; eager?: boolean }) {
  return (
    <li className={classes.tile}>
      <Picture src={topic.homeCover} alt="" colour={topic.colour} eager={eager} focus={topic.focus} />
      <Link to={paths.topic(topic.id)} title={topic.title}>
        {topic.title}
      </Link>
    </li>
  );
}
