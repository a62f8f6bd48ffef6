import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** One node of a cluster on loopback, without the scripts and checks of a real installation. */
public final class OneNode extends Node {
  private OneNode(Settings settings, String name) {
    super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> name), List.of(Netty4Plugin.class), false);
  }

  /** Arguments: folder, name, HTTP port, transport port, transport addresses of all nodes, names of all nodes. */
  public static void main(String[] given) throws Exception {
    Path home = Files.createDirectories(Path.of(given[0], given[1]));
    Settings settings = Settings.builder()
      .put("cluster.name", "framehall")
      .put("node.name", given[1])
      .put("path.home", home)
      .put("path.data", home.resolve("data"))
      .put("path.logs", home.resolve("logs"))
      .put("http.type", "netty4")
      .put("transport.type", "netty4")
      .put("network.host", "127.0.0.1")
      .put("http.port", given[2])
      .put("transport.port", given[3])
      .put("node.processors", 2)
      .putList("discovery.seed_hosts", given[4].split(","))
      .putList("cluster.initial_cluster_manager_nodes", given[5].split(","))
      // The disk belongs to others too, and tests need little of it.
      .put("cluster.routing.allocation.disk.threshold_enabled", false)
      .put("action.auto_create_index", false)
      .build();
    OneNode node = new OneNode(settings, given[1]);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
    }));
    node.start();
    System.out.println("started " + given[1] + " at http://127.0.0.1:" + given[2]);
    Thread.currentThread().join();
  }
}
