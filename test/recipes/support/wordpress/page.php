<?php
// The part of WordPress that a shortcode plugin needs: `php page.php plugin.php` prints a page whose content has the shortcode.
define('ABSPATH', __DIR__);

$actions = [];
$shortcodes = [];
$registered = [];
$enqueued = [];

function add_action($hook, $callback)
{
    global $actions;
    $actions[$hook][] = $callback;
}

function add_shortcode($tag, $callback)
{
    global $shortcodes;
    $shortcodes[$tag] = $callback;
}

function wp_register_script($handle, $source, $needs, $version, $arguments)
{
    global $registered;
    $registered[$handle] = [$source, $arguments['strategy']];
}

function wp_enqueue_script($handle)
{
    global $enqueued;
    $enqueued[$handle] = true;
}

function shortcode_atts($defaults, $given, $tag)
{
    return array_merge($defaults, array_intersect_key((array) $given, $defaults));
}

function esc_url($text)
{
    return htmlspecialchars($text, ENT_QUOTES);
}

function esc_attr($text)
{
    return htmlspecialchars($text, ENT_QUOTES);
}

require $argv[1];

foreach ($actions['wp_enqueue_scripts'] ?? [] as $callback) {
    $callback();
}
$content = $shortcodes['ordinacia'](json_decode($argv[2], true));
echo '<!doctype html><html lang="sk"><head><meta charset="utf-8"><title>Klinika</title><link rel="icon" href="data:,"></head><body>';
echo $content;
foreach (array_keys($enqueued) as $handle) {
    [$source, $strategy] = $registered[$handle];
    echo "<script src=\"$source\" $strategy></script>";
}
echo '</body></html>';
