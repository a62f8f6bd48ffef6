import { useQueryClient } from '@tanstack/react-query';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { useEditing } from '../blocks/use-editing.ts';
import { materialQuery } from './queries.ts';
import { useEditMaterial } from './use-change-materials.ts';

/** State of a material's form. */
export function useMaterialForm(material: DeskMaterialDetail) {
  const cache = useQueryClient();
  return useEditing(
    material,
    useEditMaterial(),
    () => void cache.invalidateQueries({ queryKey: materialQuery(material.id).queryKey }),
  );
}
