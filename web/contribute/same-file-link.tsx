import { Link } from 'react-router';
import type { SameFile } from '#contract/calls/uploads.ts';
import { paths } from '../paths.ts';
import classes from './same-file-link.module.css';

interface Props {
  same: SameFile;
  onClick?: () => void;
  /** Keeps the page with what is being written on it. */
  newTab?: boolean;
}

/** Leads to a material that is or looks the same, where the reader may see it. */
export function SameFileLink({ same: { own, material }, onClick, newTab = false }: Props) {
  if (!material) return null;
  const page = material.kind === 'photo' ? paths.detailPic(material.id) : paths.detail(material.id);
  return (
    <Link
      className={classes.link}
      to={own ? paths.centerWork(material) : page}
      target={newTab ? '_blank' : undefined}
      {...(onClick && { onClick })}
    >
      {material.code}
    </Link>
  );
}
