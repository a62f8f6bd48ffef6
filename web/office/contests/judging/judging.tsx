import { type Address, idAt } from '../../../ui/table/use-address.ts';
import layout from '../../blocks/desk-layout.module.css';
import { JudgeList } from './judge-list.tsx';
import { JudgingRecord } from './judging-record.tsx';
import { RoundDesk } from './round-desk.tsx';
import { RoundList } from './round-list.tsx';

/** The judging of a contest: its rounds or one of them, and beside it the judges and the sealed record. */
export function Judging({ contestId, address }: { contestId: number; address: Address }) {
  const open = idAt(address, 'round');
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        {open === undefined ? (
          <RoundList contestId={contestId} onOpen={(roundId) => address.filter({ round: String(roundId) })} />
        ) : (
          <RoundDesk
            key={open}
            contestId={contestId}
            roundId={open}
            address={address}
            onBack={() => address.filter({ round: undefined })}
          />
        )}
      </div>
      <div className={layout.side}>
        <JudgeList contestId={contestId} />
        <JudgingRecord contestId={contestId} />
      </div>
    </div>
  );
}
