import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.DoubleDocValuesField;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.TopFieldCollector;
import org.apache.lucene.search.TopScoreDocCollector;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.MMapDirectory;

/** A bare Lucene over the same documents: `Peer build DOCUMENTS INDEX`, then `Peer serve INDEX`, which prints its port. */
public class Peer {
  /** Counting stops here, as it does with us. */
  private static final int COUNTED = 1000;

  public static void main(String[] args) throws Exception {
    if (args[0].equals("build")) build(Path.of(args[1]), Path.of(args[2]));
    else serve(Path.of(args[1]));
  }

  private static void build(Path documents, Path index) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig(new WhitespaceAnalyzer());
    config.setRAMBufferSizeMB(512);
    config.setIndexSort(new Sort(new SortField("score", SortField.Type.DOUBLE, true)));
    try (IndexWriter writer = new IndexWriter(FSDirectory.open(index), config);
        BufferedReader lines = Files.newBufferedReader(documents)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) writer.addDocument(document(line));
      writer.forceMerge(1);
      writer.commit();
    }
  }

  /** id, score, seconds, words, title words, filters; separated by tabs, words by spaces. */
  private static Document document(String line) {
    String[] fields = line.split("\t", -1);
    Document document = new Document();
    long seconds = Long.parseLong(fields[2]);
    document.add(new NumericDocValuesField("id", Long.parseLong(fields[0])));
    document.add(new DoubleDocValuesField("score", Double.parseDouble(fields[1])));
    document.add(new NumericDocValuesField("seconds", seconds));
    document.add(new LongPoint("seconds", seconds));
    document.add(new TextField("words", fields[3], Field.Store.NO));
    document.add(new TextField("title", fields[4], Field.Store.NO));
    for (String filter : fields[5].split(" "))
      if (!filter.isEmpty()) document.add(new StringField("filter", filter, Field.Store.NO));
    return document;
  }

  private static void serve(Path index) throws IOException {
    DirectoryReader reader = DirectoryReader.open(MMapDirectory.open(index));
    IndexSearcher searcher = new IndexSearcher(reader);
    searcher.setQueryCache(null);
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 128);
    server.setExecutor(Executors.newFixedThreadPool(4));
    server.createContext("/", exchange -> answer(exchange, searcher));
    server.start();
    System.out.println(server.getAddress().getPort());
  }

  private static void answer(HttpExchange exchange, IndexSearcher searcher) throws IOException {
    try {
      byte[] reply = ids(searcher, find(searcher, parameters(exchange))).getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(200, reply.length);
      exchange.getResponseBody().write(reply);
    } catch (RuntimeException error) {
      exchange.sendResponseHeaders(500, -1);
    } finally {
      exchange.close();
    }
  }

  private static Map<String, String> parameters(HttpExchange exchange) {
    Map<String, String> given = new HashMap<>();
    for (String pair : exchange.getRequestURI().getQuery().split("&")) {
      int sign = pair.indexOf('=');
      given.put(pair.substring(0, sign), pair.substring(sign + 1));
    }
    return given;
  }

  private static TopDocs find(IndexSearcher searcher, Map<String, String> given) throws IOException {
    boolean relevance = given.get("order").equals("relevance");
    int count = Integer.parseInt(given.get("count"));
    BooleanQuery query = query(given, relevance);
    if (relevance) {
      TopScoreDocCollector collector = TopScoreDocCollector.create(count, null, COUNTED);
      searcher.search(query, collector);
      return collector.topDocs();
    }
    boolean newest = given.get("order").equals("newest");
    SortField by = newest ? new SortField("seconds", SortField.Type.LONG, true) : new SortField("score", SortField.Type.DOUBLE, true);
    if (newest) by.setCanUsePoints();
    TopFieldCollector collector = TopFieldCollector.create(new Sort(by), count, null, COUNTED);
    searcher.search(query, collector);
    return collector.topDocs();
  }

  private static BooleanQuery query(Map<String, String> given, boolean relevance) {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    for (String word : list(given.get("words"))) {
      TermQuery anywhere = new TermQuery(new Term("words", word));
      query.add(anywhere, relevance ? Occur.MUST : Occur.FILTER);
      if (relevance) query.add(new BoostQuery(new TermQuery(new Term("title", word)), 2f), Occur.SHOULD);
    }
    for (String filter : list(given.get("filters"))) query.add(new TermQuery(new Term("filter", filter)), Occur.FILTER);
    return query.build();
  }

  private static List<String> list(String text) {
    return text == null || text.isEmpty() ? List.of() : List.of(text.split(","));
  }

  private static String ids(IndexSearcher searcher, TopDocs found) throws IOException {
    List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
    StringBuilder text = new StringBuilder().append(found.totalHits.value);
    for (ScoreDoc hit : found.scoreDocs) {
      LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(hit.doc, leaves));
      NumericDocValues ids = leaf.reader().getNumericDocValues("id");
      ids.advanceExact(hit.doc - leaf.docBase);
      text.append(',').append(ids.longValue());
    }
    return text.toString();
  }
}
