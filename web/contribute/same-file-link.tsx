import { Link } from 'react-router';
import type { SameFile } from '#contract/calls/uploads.ts';
import { paths } from '../paths.ts';

interface Props {
  same: SameFile;
  onClick?: () => void;
}

/** Leads to the material that has the same file, where the reader may see it. */
export function SameFileLink({ same: { own, material }, onClick }: Props) {
  if (!material) return null;
  const page = material.kind === 'photo' ? paths.detailPic(material.id) : paths.detail(material.id);
  return (
    <Link to={own ? paths.centerWork(material) : page} {...(onClick && { onClick })}>
      {material.code}
    </Link>
  );
}
