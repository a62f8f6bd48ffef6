import classes from './message-body.module.css';

const ADDRESS = /(https?:\/\/[^\s<>"'，。；）)]+)/;

/** The text of a message. Only links to this site work, so that a mailbox cannot lead staff elsewhere. */
export function MessageBody({ body }: { body: string }) {
  return (
    <p className={classes.body}>
      {body.split(ADDRESS).map((part, place) => {
        const path = ADDRESS.test(part) ? pathHere(part) : undefined;
        if (path === undefined) return part;
        return (
          <a key={place} href={path} target="_blank" rel="noreferrer">
            {part}
          </a>
        );
      })}
    </p>
  );
}

function pathHere(address: string): string | undefined {
  const url = URL.parse(address);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
}
